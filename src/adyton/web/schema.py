"""The OpenAPI description of the HTTP part, with every limit that the Structs declare."""

from typing import Any, Final

import msgspec
from litestar.connection import Request
from litestar.openapi.plugins import JsonRenderPlugin

from adyton.web.wire import HTTP_TYPES

PLACE: Final = "#/components/schemas/{name}"


class ExactSchema(JsonRenderPlugin):
    """The framework describes the paths; what is sent is described by msgspec, which also checks it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        schemas = openapi_schema["components"]["schemas"]
        named = {name.rpartition("_")[2]: name for name in schemas}
        _, exact = msgspec.json.schema_components(HTTP_TYPES, ref_template=PLACE)
        for name, schema in exact.items():
            schemas[named.get(name, name)] = schema
        return super().render(request, openapi_schema)
