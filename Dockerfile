# Adyton in a container. `tools/test-image` runs these same steps on a clean Debian 12 without a container engine;
# it reads FROM, WORKDIR, COPY, RUN, ENV, USER and CMD from this file, so write nothing else that it must know.
FROM debian:bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends python3 python3-venv make ca-certificates
WORKDIR /src
COPY . /src
RUN make package
RUN python3 -m venv /opt/adyton
RUN /opt/adyton/bin/python -m pip install --disable-pip-version-check --require-hashes --no-deps -r requirements/run.txt
RUN /opt/adyton/bin/python -m pip install --disable-pip-version-check --no-deps dist/adyton-*-py3-none-any.whl

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends python3 ca-certificates && rm -rf /var/lib/apt/lists/*
COPY --from=build /opt/adyton /opt/adyton
RUN useradd --uid 10001 --no-create-home --home-dir /data adyton && mkdir /data && chown adyton /data && chmod 700 /data
ENV ADYTON_DATA=/data PYTHONDONTWRITEBYTECODE=1
VOLUME /data
USER adyton
EXPOSE 8000
HEALTHCHECK --start-period=30s CMD ["/opt/adyton/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health')"]
CMD ["/opt/adyton/bin/adyton", "serve"]
