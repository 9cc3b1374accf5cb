/** Folders whose content is compiled into pages, and the contract of the dyndexer API. */
export const inputs = ['src/config', 'src/data', 'src/lib', 'src/plugins', 'src/samples', 'dyndexer/openapi.yaml'];
