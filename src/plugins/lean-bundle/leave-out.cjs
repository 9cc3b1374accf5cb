/**
 * Bundler loader for the data that Docusaurus passes to every page: drops properties that no page reads.
 *
 * On the server they become getters that throw. Pages render there with the same code, so code that starts to read
 * one fails the build instead of breaking for readers.
 *
 * Options: `isServer`, and `keys`, the dotted paths of the dropped properties (`version.docs`), in
 * which a step `*` is any property.
 */
module.exports = function leaveOut(source) {
  const {keys, isServer} = this.getOptions();
  const data = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  const guards = [];
  for (const {owner, steps, name} of keys.flatMap((key) => propertiesAt(data, key.split('.')))) {
    if (isServer) guards.push(guard(steps, name));
    else Reflect.deleteProperty(owner, name);
  }
  return [`const data = ${JSON.stringify(data)};`, ...guards, 'export default data;'].join('\n');
};

/** The properties that the steps lead to, each with its owner and the steps to that. */
function propertiesAt(owner, [step, ...later], steps = []) {
  const names = Object.keys(owner ?? {}).filter((name) => step === '*' || step === name);
  return names.flatMap((name) =>
    later.length === 0 ? [{owner, steps, name}] : propertiesAt(owner[name], later, [...steps, name]),
  );
}

function guard(steps, name) {
  const message =
    `${[...steps, name].join('.')} is not sent to the browser. ` +
    'To read it in a component, remove it from the list in src/plugins/lean-bundle/left-out.ts.';
  const owner = `data${steps.map((step) => `[${JSON.stringify(step)}]`).join('')}`;
  return `Object.defineProperty(${owner}, '${name}', {get() {throw new Error(${JSON.stringify(message)})}, enumerable: false});`;
}
