/** How many of the list, which has the commonest first, are refused. */
const refused = 10_000;

/** What people put around a word to please a rule: at most a year and two signs. */
const mostDecoration = 6;
const shortestCore = 4;

/** Signs that stand for letters; those that stand for two (1 is i and l) make the two one. */
const standIns: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '!': 'i',
  '|': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
};

/** Lower case, with stand-ins as letters: `P@ssw0rd` and `password` read the same. */
export const plainForm = (text: string): string =>
  text.toLowerCase().replace(/[0-9l!|@$+]/g, (sign) => standIns[sign] ?? sign);

let loading: Promise<ReadonlySet<string>> | undefined;

/** Read with the first password that is set: it is two megabytes that most processes never need. */
function commonForms(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const list = dictionary['passwords-common'].slice(0, refused);
    return new Set(list.map(plainForm));
  });
  return loading;
}

/** The password without what stands around its letters and digits, its letters, or its digits. */
function coresOf(password: string): string[] {
  return [/^[^a-z0-9]+|[^a-z0-9]+$/gi, /^[^a-z]+|[^a-z]+$/gi, /^[^0-9]+|[^0-9]+$/g]
    .map((around) => password.replace(around, ''))
    .filter((core) => core.length >= shortestCore && password.length - core.length <= mostDecoration);
}

/** True for one of the 10,000 commonest passwords, or one that is such a word with a digit and a sign added to it. */
export async function isCommon(password: string): Promise<boolean> {
  const forms = await commonForms();
  return [password, ...coresOf(password)].some(
    (core) => forms.has(plainForm(core)) || /^(.)\1*$/.test(core.toLowerCase()),
  );
}
