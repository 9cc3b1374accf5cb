/** `npm run report:content`: length and reading level of each page. The limits are in reading-level.mjs. */
export default function report(files) {
  const header = ['Page', 'Words', 'Sentences', 'Words/sentence', 'Grade', 'Longest', 'Its line'];
  const rows = files.map(({path, data: {reading}}) => {
    if (reading === undefined) return [path, 'not readable'];
    const {sentences, words, grade} = reading;
    const longest = sentences.toSorted((a, b) => b.words - a.words)[0];
    const mean = words / Math.max(1, sentences.length);
    return [
      path,
      words,
      sentences.length,
      mean.toFixed(1),
      grade.toFixed(1),
      longest?.words ?? 0,
      longest?.point.line ?? '',
    ];
  });
  const table = [header, ...rows].map((row) => row.map(String));
  const widths = header.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  ');
  return table.map(line).join('\n');
}
