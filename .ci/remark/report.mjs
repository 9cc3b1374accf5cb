/**
 * One line per problem, `file:line:column message (rule)`: editors and terminals turn it into a link.
 *
 * @param {readonly import('vfile').VFile[]} files
 */
export default function report(files) {
  return files
    .flatMap((file) =>
      file.messages.map(({line, column, reason, source, ruleId, cause}) => {
        const at = /** @type {{line?: number, column?: number} | undefined} */ (cause);
        const place = [file.path, line ?? at?.line ?? 1, column ?? at?.column ?? 1].join(':');
        const detail = cause instanceof Error && !reason.includes(cause.message) ? `: ${cause.message}` : '';
        return `${place} ${reason}${detail}${ruleId ? ` (${source}:${ruleId})` : ''}`;
      }),
    )
    .join('\n');
}
