import { LANGUAGE_NAMES, LANGUAGES } from '@vitis/contracts';
import { useLanguage } from '@vitis/platform/i18n';
import { useLocation } from '@vitis/platform/router';
import { Disclosure } from '../../shared/disclosure.tsx';
import { languageAddress } from '../../shared/language-links.ts';
import { useTexts } from '../../shared/use-texts.ts';

/** The page's language; it opens the same page in the others. */
export function LanguageEntry() {
  const { t } = useTexts();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <Disclosure
      label={<span lang={language}>{LANGUAGE_NAMES[language]}</span>}
      name={`${t('header.language')}: ${LANGUAGE_NAMES[language]}`}
    >
      {LANGUAGES.map((other) => (
        <a
          key={other}
          href={languageAddress(pathname, search, other)}
          lang={other}
          hrefLang={other}
          aria-current={other === language || undefined}
        >
          {LANGUAGE_NAMES[other]}
        </a>
      ))}
    </Disclosure>
  );
}
