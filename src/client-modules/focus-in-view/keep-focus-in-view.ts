/**
 * Client module. Keeps the focused element in view when the window gets another width, as by zooming or turning a phone:
 * the text above it wraps anew, and moves it by screens. Browsers keep the text in view that is at the top.
 */
if (typeof window !== 'undefined') watch();

function watch(): void {
  let width = innerWidth;
  let isInView = false;
  // It reports after the resize event of the same frame, so it knows what was in view before.
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
  });
  addEventListener('focusin', ({target}) => {
    observer.disconnect();
    isInView = false;
    if (target instanceof Element) observer.observe(target);
  });
  addEventListener('resize', () => {
    // A keyboard on the screen changes the height only.
    if (innerWidth !== width && isInView)
      document.activeElement?.scrollIntoView({block: 'nearest', behavior: 'instant'});
    width = innerWidth;
  });
}
