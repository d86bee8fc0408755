/** A box whose contents do not fit can be reached, and so scrolled, by keyboard. */
export function scrolls(box: HTMLElement): () => void {
  const look = () => {
    if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const watch = () => [box, ...box.children].forEach((one) => sizes.observe(one));
  const contents = new MutationObserver(watch);
  contents.observe(box, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
