import {
  LANGUAGE_NAMES,
  LANGUAGES,
  WINE_MENU_LAYOUTS,
  WINE_MENU_NOTE_LIMIT,
  WINE_MENU_TITLE_LIMIT,
} from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Panel, RadioGroup, Select, Switch, TextArea, TextInput } from '@vitis/ui';
import styles from './own-wine-share.module.scss';
import type { MenuDraft } from './use-menu-draft.ts';

/** Name, note, layout and language of the list. */
export function MenuLook({ draft }: { draft: MenuDraft }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const { menu, change, fields } = draft;
  return (
    <Panel title={t('wineMenu.look')}>
      <div className={styles.look}>
        <RadioGroup
          label={t('wineMenu.layout')}
          layout="cards"
          value={menu.layout}
          onValueChange={(value) => {
            const layout = WINE_MENU_LAYOUTS.find((each) => each === value);
            if (layout) change({ layout });
          }}
          options={WINE_MENU_LAYOUTS.map((value) => ({
            value,
            label: t(`wineMenu.layouts.${value}`),
            hint: t(`wineMenu.layoutHints.${value}`),
          }))}
        />
        <TextInput
          label={t('wineMenu.name')}
          value={menu.title}
          maxLength={WINE_MENU_TITLE_LIMIT}
          error={menu.title.trim() === '' ? t('wineMenu.nameMissing') : fields.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <TextArea
          label={t('wineMenu.note')}
          hint={t('wineMenu.noteHint')}
          rows={2}
          value={menu.note}
          maxLength={WINE_MENU_NOTE_LIMIT}
          error={fields.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <Select
          label={t('wineMenu.language')}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={menu.language}
          onChange={(event) => {
            const language = LANGUAGES.find((each) => each === event.currentTarget.value);
            if (language) change({ language });
          }}
        />
        <Switch
          label={t('wineMenu.latinNames')}
          checked={menu.latinNames}
          onChange={(event) => change({ latinNames: event.currentTarget.checked })}
        />
      </div>
    </Panel>
  );
}
