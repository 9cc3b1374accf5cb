/** Folders whose content is compiled into pages, and the OpenAPI contract of dyndexer. */
export const inputs = ['src/config', 'src/data', 'src/lib', 'src/plugins', 'src/samples', 'dyndexer/openapi.yaml'];
