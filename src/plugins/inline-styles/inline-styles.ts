import {Parser} from 'htmlparser2';

/**
 * The page with the style sheets of its head in the place of the links to them. They keep their addresses as
 * `data-href`, by which the bundler and the frame of live code know them.
 *
 * @param read gives the text of a style sheet; nothing for one whose link stays.
 * @throws when a style sheet would end its element before its end.
 */
export function inlineStyles(html: string, read: (url: string) => string | undefined): string {
  const parts: string[] = [];
  let done = 0;
  const parser = new Parser({
    onopentag(name, {rel, href}) {
      if (name !== 'link' || rel !== 'stylesheet' || href === undefined) return;
      const sheet = read(href);
      if (sheet === undefined) return;
      if (/<\/style/i.test(sheet)) {
        throw new Error(`${href} has "</style" in it, and cannot stand in a page. Write it as "<\\/style" there.`);
      }
      parts.push(html.slice(done, parser.startIndex), `<style data-href="${href}">${sheet}</style>`);
      done = parser.endIndex + 1;
    },
    // Style sheets stand there, and most of a page does not.
    onclosetag(name) {
      if (name === 'head') parser.pause();
    },
  });
  parser.end(html);
  return parts.join('') + html.slice(done);
}
