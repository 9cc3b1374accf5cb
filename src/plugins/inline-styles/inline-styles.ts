import {Parser} from 'htmlparser2';

/**
 * Replaces the style sheet links in the head with `<style>` elements. Their URL stays as `data-href`, by which the
 * bundler's loader and the live code frame identify a sheet.
 *
 * @param read returns the text of a style sheet, or undefined to keep its link.
 * @throws when a style sheet contains `</style`, which would close its element early.
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
        throw new Error(`${href} contains "</style", so it cannot be inlined. Write it as "<\\/style".`);
      }
      parts.push(html.slice(done, parser.startIndex), `<style data-href="${href}">${sheet}</style>`);
      done = parser.endIndex + 1;
    },
    // Only the head has style sheet links, and it is a small part of the page.
    onclosetag(name) {
      if (name === 'head') parser.pause();
    },
  });
  parser.end(html);
  return parts.join('') + html.slice(done);
}
