let last = Promise.resolve();

/**
 * Acts when all that came before has acted, in a task of its own: many small steps leave the page
 * responsive where one large one does not.
 *
 * @returns what cancels it.
 */
export function takeTurn(act: () => void): () => void {
  let isCanceled = false;
  last = last.then(
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          if (!isCanceled) act();
          resolve();
        });
      }),
  );
  return () => {
    isCanceled = true;
  };
}
