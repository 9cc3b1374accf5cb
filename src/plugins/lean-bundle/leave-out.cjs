/**
 * Bundler loader for what Docusaurus hands to every page as data: leaves out what no code of a page reads.
 *
 * The server keeps it behind a getter that throws. Pages are rendered there with the same code, so whoever
 * comes to need it learns that while the site is built, and readers do not find it missing.
 *
 * Options: `isServer`, and `keys`, the names of what is left out, with those of the objects around it
 * before (`version.docs`).
 */
module.exports = function leaveOut(source) {
  const {keys, isServer} = this.getOptions();
  const data = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  const guards = [];
  for (const key of keys) {
    const steps = key.split('.');
    const name = steps.pop();
    const owner = steps.reduce((value, step) => value?.[step], data);
    if (owner?.[name] === undefined) continue;
    if (isServer) guards.push(guard(steps, name));
    else Reflect.deleteProperty(owner, name);
  }
  return [`const data = ${JSON.stringify(data)};`, ...guards, 'export default data;'].join('\n');
};

function guard(steps, name) {
  const message =
    `${[...steps, name].join('.')} is left out of what the browser gets. ` +
    'To read it in a component, take it off the list in src/plugins/lean-bundle/left-out.ts.';
  const owner = ['data', ...steps].join('.');
  return `Object.defineProperty(${owner}, '${name}', {get() {throw new Error(${JSON.stringify(message)})}, enumerable: false});`;
}
