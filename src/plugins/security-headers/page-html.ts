import {Parser} from 'htmlparser2';

/** A tag that loads a script or a style sheet. */
interface ResourceTag {
  readonly url: string;
  /** Offset right after the tag name, where an attribute can be inserted. */
  readonly offset: number;
}

/** The parts of a built page that its policy depends on. */
export interface PageTags {
  /** Offset right after `<meta charset>`, which must come first. */
  readonly policyOffset: number;
  /** Source of each inline script, exactly as in the page, since its hash depends on it. */
  readonly inlineScripts: readonly string[];
  readonly resources: readonly ResourceTag[];
  /** Whether a tool in it, marked by `data-sends`, sends requests to URLs that the reader types. */
  readonly sends: boolean;
}

/**
 * Reads the tags of a built page that are relevant to its policy.
 *
 * @param file name of the page, for messages.
 * @throws when a tag has an inline event handler, which a policy with hashes blocks, or without `<meta charset>`.
 */
export function readPageTags(html: string, file: string): PageTags {
  let policyOffset = -1;
  let scriptStart = -1;
  let sends = false;
  const inlineScripts: string[] = [];
  const resources: ResourceTag[] = [];

  const parser = new Parser({
    onopentag(name, attributes) {
      const handler = Object.keys(attributes).find((attribute) => attribute.startsWith('on'));
      if (handler !== undefined) {
        throw new Error(
          `${file}: <${name} ${handler}> has code in an attribute, which the security policy blocks. ` +
            `Add the listener in a script.`,
        );
      }
      if ('data-sends' in attributes) sends = true;
      const url = resourceUrl(name, attributes);
      if (url !== undefined) resources.push({url, offset: parser.startIndex + 1 + name.length});
      else if (name === 'script' && isCode(attributes.type)) scriptStart = parser.endIndex + 1;
      if (name === 'meta' && 'charset' in attributes) policyOffset = parser.endIndex + 1;
    },
    onclosetag(name) {
      if (name !== 'script' || scriptStart === -1) return;
      inlineScripts.push(html.slice(scriptStart, parser.startIndex));
      scriptStart = -1;
    },
  });
  parser.end(html);

  if (policyOffset === -1) {
    throw new Error(`${file} does not declare its character set: <meta charset> must come first in its head.`);
  }
  return {policyOffset, inlineScripts, resources, sends};
}

/** The page with the policy in its head and integrity hashes on its resource tags. */
export function writePageTags(
  html: string,
  {policyOffset, resources}: PageTags,
  policy: string,
  integrityOf: (url: string) => string | undefined,
): string {
  const insertions = resources.flatMap(({url, offset}) => {
    const integrity = integrityOf(url);
    return integrity === undefined ? [] : [{offset, text: ` integrity="${integrity}"`}];
  });
  insertions.push({
    offset: policyOffset,
    text: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  });
  insertions.sort((a, b) => b.offset - a.offset);
  return insertions.reduce((page, {offset, text}) => page.slice(0, offset) + text + page.slice(offset), html);
}

function resourceUrl(name: string, {src, rel, href}: Readonly<Record<string, string>>): string | undefined {
  if (name === 'script') return src;
  return name === 'link' && rel === 'stylesheet' ? href : undefined;
}

/** JSON is data, which CSP does not cover; it does cover import maps and speculation rules. */
function isCode(type = ''): boolean {
  return !/json$/i.test(type);
}
