import type { Role } from '@vitis/contracts';
import { type FormField, formFields } from './form-facts.ts';
import { listFacts } from './list-facts.ts';
import { articleFacts, detailFacts } from './read-facts.ts';
import type { PlacedScreen, ScreenKind } from './wanted-screen.ts';

/** What stands in a template in place of something of the new screen's. */
export interface Substitution {
  names: Record<string, string>;
  /** Lines with one of these say what the new screen has not. */
  left: readonly string[];
  /** Changes the source before the names are replaced. */
  rewrite?: (source: string) => string;
}

const quoted = (text: string) => `'${text}'`;

/** Whose side of the trade a screen is on. */
const readerOf = (roles: readonly Role[] | null) => quoted(roles?.includes('B2B') ? 'buyer' : 'sales');

function listSubstitution({ endpoint, reads, roles }: PlacedScreen): Substitution {
  const facts = listFacts(endpoint, reads);
  const { states, counts, moment, hasClient, hasWines, hasTotal } = facts;
  return {
    names: {
      listOrderForms: endpoint,
      ...(counts === null ? {} : { countOrderForms: counts }),
      orderFormNumber: facts.number,
      "'orderForm', 'buyer'": `'${states?.kind}', ${readerOf(roles)}`,
      "'orderForm'": quoted(states?.kind ?? ''),
      'statuses: ORDER_FORM_STATUSES': states === null ? 'statuses: []' : `statuses: ${states.list}`,
      ORDER_FORM_STATUSES: states?.list ?? '',
      "'requestedAt', 'dueDate', 'total', 'orderFormNumber'": facts.sorts.map(quoted).join(', '),
      "'requestedAt'": quoted(moment ?? ''),
    },
    left: [
      ...(roles === null || roles.length === reads.access.length ? ['access: ['] : []),
      ...(states === null ? ['states: ', 'statusColumn('] : []),
      ...(counts === null ? ['counts: '] : []),
      ...(moment === null ? ['momentColumn('] : []),
      ...(hasClient ? [] : ['personColumn(']),
      ...(hasWines ? [] : ['winesColumn(']),
      ...(hasTotal ? [] : ['totalColumn(']),
    ],
  };
}

/** Name of the parameter at the end of a path. */
const lastParam = (path: string) => path.slice(path.lastIndexOf(':') + 1);
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The parameter of a template's path, wherever it stands: in the address, in what is read of it. */
const paramNames = (template: string, param: string, path: string): Record<string, string> => ({
  [`/its-path/${template}/:${param}`]: path,
  [`/its-path/${template}`]: parentOf(path),
  [`params.${param}`]: `params.${lastParam(path)}`,
  [`{ ${param} } = useParams`]: `{ ${lastParam(path)} } = useParams`,
  [`, ${param})`]: `, ${lastParam(path)})`,
  [`(${quoted(param)})`]: `(${quoted(lastParam(path))})`,
});

function detailSubstitution({ endpoint, reads, roles, path }: PlacedScreen): Substitution {
  const { number, states, hasLines } = detailFacts(endpoint, reads);
  const state = 'state={<DocumentState kind="orderForm" status={document.status} reader="buyer" />}';
  return {
    names: {
      ...paramNames('detail', 'number', path),
      getOrderForm: endpoint,
      orderFormNumber: number,
      [state]:
        states === null
          ? 'state={null}'
          : state.replace('orderForm', states.kind).replace('buyer', readerOf(roles).replaceAll("'", '')),
    },
    left: hasLines ? [] : ['<PlainLines'],
  };
}

function articleSubstitution({ endpoint, reads, path }: PlacedScreen): Substitution {
  const { title, day, text, isInSections } = articleFacts(endpoint, reads);
  return {
    names: {
      ...paramNames('article', 'type', path),
      getLegalDocument: endpoint,
      'article.title': `article.${title}`,
      effectiveDate: day ?? '',
      'ArticleSections sections={article.sections}': isInSections
        ? `ArticleSections sections={article.${text}}`
        : `ArticleText text={article.${text}}`,
      ArticleSections: isInSections ? 'ArticleSections' : 'ArticleText',
    },
    left: day === null ? ['day={'] : [],
  };
}

/** The template's field of each kind; a line of its form has it. */
const FIELDS: Readonly<Record<FormField['kind'], string>> = {
  text: 'fullName',
  words: 'message',
  choice: 'isDefault',
};

/** The form with these fields, each as the template has one of its kind. */
function withFields(source: string, fields: readonly FormField[]): string {
  const start = fields.map(({ name, kind }) => `${name}: ${kind === 'choice' ? 'false' : "''"}`);
  const controls = fields.map(({ name, kind }) => {
    const pattern = FIELDS[kind];
    const line = source.split('\n').find((one) => one.includes(`newForm.fields.${pattern}'`)) ?? '';
    return line.replaceAll(pattern, name);
  });
  return source
    .replace(/const start = \{[^}]*\};/, `const start = { ${start.join(', ')} };`)
    .replace(/(?<=<>\n)[\s\S]*?(?=\n\s*<\/>)/, controls.join('\n'));
}

function formSubstitution({ endpoint, reads }: PlacedScreen): Substitution {
  const fields = formFields(reads);
  const kinds = new Set(fields.map(({ kind }) => kind));
  const used = [kinds.has('text') && 'field', kinds.has('choice') && 'form'].filter(Boolean).join(', ');
  return {
    names: { createShippingAddress: endpoint, 'form: { field, form }': `form: { ${used} }` },
    left: [],
    rewrite: (source) => withFields(source, fields),
  };
}

/** What each kind of screen takes from its endpoint. */
export const SUBSTITUTIONS: Readonly<Record<ScreenKind, (screen: PlacedScreen) => Substitution>> = {
  list: listSubstitution,
  detail: detailSubstitution,
  form: formSubstitution,
  article: articleSubstitution,
};
