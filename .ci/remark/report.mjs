/** One line per problem, `file:line:column message (rule)`: editors and terminals turn it into a link. */
export default function report(files) {
  return files
    .flatMap((file) =>
      file.messages.map(({line, column, reason, source, ruleId, cause}) => {
        const place = [file.path, line ?? cause?.line ?? 1, column ?? cause?.column ?? 1].join(':');
        const detail = cause instanceof Error && !reason.includes(cause.message) ? `: ${cause.message}` : '';
        return `${place} ${reason}${detail}${ruleId ? ` (${source}:${ruleId})` : ''}`;
      }),
    )
    .join('\n');
}
