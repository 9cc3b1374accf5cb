import type {PhrasingContent, RootContent} from 'mdast';
import {operationPath} from '../../../config/dyndexer';
import {provider} from '../../../config/provider';
import {admonition, code, inline, paragraph, table} from '../../lib/mdast';
import {notIndexed} from '../../lib/mdx-elements';
import {importOf} from '../../lib/mdx-import';
import {contractFile} from '../../lib/openapi/contract-file';
import {findOperation} from '../../lib/openapi/find-operation';
import {loadContract} from '../../lib/openapi/load-contract';
import type {Block} from '../block';
import {endpointSection} from './operation/endpoint';
import {PlaceIds, schemaTree} from './operation/field-tree';
import {parametersSection, requestBodySection} from './operation/request';
import {errorsSection, responsesSection} from './operation/responses';
import {text} from './operation/text';
import {pick} from './pick';

/** An operation of the contract: `<DataBlock id="dyndexer-operation" of="CreateIndexer" />`. */
export const dyndexerOperation: Block = ({of = ''}) => {
  const contract = loadContract();
  const operation = findOperation(contract, of);
  const ids = new PlaceIds();
  return [
    fieldComponentsImport(),
    ...operationComponents(),
    ...endpointSection(contract, operation),
    ...parametersSection(operation, ids),
    ...requestBodySection(operation, ids),
    ...responsesSection(operation, ids),
    ...errorsSection(operation, ids),
  ];
};

/** Every operation with its route, and a link to its page. */
export const dyndexerOperations: Block = () => [
  table(
    ['Operation', 'Route', 'What it does'],
    loadContract().operations.map(({id, method, path, summary}) => [
      operationLink(id),
      code(`${method} ${path}`),
      text(summary),
    ]),
  ),
];

/** Fields of a named schema: `<DataBlock id="dyndexer-schema" of="Indexer" />`. */
export const dyndexerSchema: Block = ({of = ''}) => [
  fieldComponentsImport(),
  ...schemaTree(pick(loadContract().schemas, of), [of], new PlaceIds()),
];

interface Preview {
  readonly subject: string;
  /** Whether the search finds it. Only one notice: ten would hide what pages are about. */
  readonly isFound: boolean;
}

const previews: Readonly<Record<string, Preview>> = {
  api: {subject: 'The API on these pages', isFound: false},
  cli: {subject: 'The command line on this page', isFound: false},
  overview: {subject: 'The API on these pages', isFound: true},
};

/** The preview notice on every dyndexer page; `of="cli"` on that of the command line, `of="overview"` on the first. */
export const dyndexerPreview: Block = ({of = 'api'}) => {
  const {subject, isFound} = pick(previews, of);
  const {version} = loadContract();
  const {support} = provider.links;
  const notice = admonition('warning', 'Preview', [
    paragraph(
      `${subject} is proposed by this documentation, isn't a published interface, and may change. There is no endpoint yet, so you can't run the samples. ` +
        `This is version ${version} of the proposal. [The contract](pathname:///${contractFile}) is available as OpenAPI 3.1. ` +
        `To ask when dyndexer will be available, write to [${new URL(support).pathname}](${support}).`,
    ),
  ]);
  return isFound ? [notice] : [notIndexed([notice])];
};

export function operationLink(id: string): PhrasingContent[] {
  return inline(`[${id}](${operationPath(id)})`);
}

/** Import of the components that render fields. They have separate styles, for pages that show only fields. */
function fieldComponentsImport(): RootContent {
  return importOf('@site/src/components/Fields/Fields', ['Field', 'Fields', 'InnerFields']);
}

/** Imports of the other components that render an operation. */
function operationComponents(): readonly RootContent[] {
  return [
    importOf('@site/src/components/Operation/OperationRoute', ['OperationRoute']),
    importOf('@site/src/components/Operation/Statuses', ['Status', 'Statuses']),
  ];
}
