/** The required properties of each type of structured data: stricter than schema.org, so that nothing is left empty. */
import Ajv, {type ValidateFunction} from 'ajv';

const text = {type: 'string', pattern: '^\\S(.|\\n)*$'};
const url = {type: 'string', pattern: '^https://[\\w.-]+(/\\S*)?$'};
const is = (name: string) => ({const: name});

const node = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const organization = {'@type': is('Organization'), name: text, url};
const publisher = node(organization);
const publisherWithProfiles = node({...organization, sameAs: {type: 'array', items: url, minItems: 1}});

const article = (type: string) =>
  node(
    {
      '@type': is(type),
      headline: {...text, maxLength: 110},
      description: text,
      url,
      mainEntityOfPage: url,
      image: url,
      inLanguage: {type: 'string', pattern: '^[a-z]{2}(-[A-Z]{2})?$'},
      articleSection: text,
      dateModified: {type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$'},
      isPartOf: node({'@type': is('WebSite'), '@id': url, name: text, url}),
      publisher,
    },
    // Unknown outside a Git repository.
    ['dateModified'],
  );

const schemas: Readonly<Record<string, object>> = {
  TechArticle: article('TechArticle'),
  APIReference: article('APIReference'),
  BreadcrumbList: node({
    '@context': url,
    '@type': is('BreadcrumbList'),
    itemListElement: {
      type: 'array',
      minItems: 1,
      items: node({'@type': is('ListItem'), item: url, name: text, position: {type: 'integer', minimum: 1}}),
    },
  }),
  FAQPage: node({
    '@type': is('FAQPage'),
    url,
    mainEntity: {
      type: 'array',
      minItems: 1,
      items: node({
        '@type': is('Question'),
        name: {...text, pattern: '^\\S.*\\?$'},
        acceptedAnswer: node({'@type': is('Answer'), text}),
      }),
    },
  }),
  WebSite: node({
    '@type': is('WebSite'),
    '@id': url,
    name: text,
    description: text,
    url,
    publisher: publisherWithProfiles,
    potentialAction: node({
      '@type': is('SearchAction'),
      target: node({
        '@type': is('EntryPoint'),
        urlTemplate: {...url, pattern: '^https://\\S+\\{search_term_string\\}$'},
      }),
      'query-input': text,
    }),
  }),
};

const ajv = new Ajv({allErrors: true});
const validators = new Map<string, ValidateFunction>(
  Object.entries(schemas).map(([type, schema]) => [type, ajv.compile(schema)]),
);

/** Validates a node of structured data. */
export function schemaProblems(data: Readonly<Record<string, unknown>>): string[] {
  const type = String(data['@type']);
  const validate = validators.get(type);
  if (!validate) return [`${type} is a type that no page has`];
  return validate(data)
    ? []
    : (validate.errors ?? []).map(({instancePath, message}) => `${type}${instancePath} ${message}`);
}
