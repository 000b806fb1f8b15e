import { Link } from '@vitis/platform/router';
import { Button, buttonClass, closeIcon, IconButton, Popover, TextInput } from '@vitis/ui';
import { type FormEvent, useState } from 'react';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import styles from './desk-list.module.scss';
import { MOST_VIEWS, type SavedView, VIEW_NAME_LIMIT } from './use-saved-views.ts';

interface Props {
  views: readonly SavedView[];
  /** Address of what the list shows now, its first page. */
  address: string;
  onChange: (views: readonly SavedView[]) => void;
}

/** What its reader looks at again and again, each under a name: filters, words and order of the list. */
export function SavedViews({ views, address, onChange }: Props) {
  const { t } = usePortalTexts();
  const [name, setName] = useState('');
  const current = views.find((view) => view.address === address);
  const title = t('portal.list.saved.title');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return;
    onChange([...views.filter((view) => view.name !== wanted), { name: wanted, address }]);
    setName('');
  };
  return (
    <Popover
      align="end"
      label={title}
      trigger={current?.name ?? title}
      triggerClassName={buttonClass({ size: 'small' })}
      className={styles.choice}
    >
      {(close) => (
        <>
          {views.length === 0 ? <p className={styles.noViews}>{t('portal.list.saved.none')}</p> : null}
          <ul className={styles.views}>
            {views.map((view) => (
              <li key={view.name}>
                <Link to={view.address} aria-current={view === current ? 'true' : undefined} onClick={close}>
                  {view.name}
                </Link>
                <IconButton
                  size="small"
                  icon={closeIcon}
                  label={t('portal.list.saved.remove', { name: view.name })}
                  onClick={() => onChange(views.filter((each) => each !== view))}
                />
              </li>
            ))}
          </ul>
          {views.length < MOST_VIEWS ? (
            <form className={styles.saveView} onSubmit={save}>
              <TextInput
                label={t('portal.list.saved.name')}
                value={name}
                maxLength={VIEW_NAME_LIMIT}
                autoComplete="off"
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
              <Button type="submit" size="small">
                {t('portal.list.saved.save')}
              </Button>
            </form>
          ) : (
            <p className={styles.noViews}>{t('portal.list.saved.most', { count: MOST_VIEWS })}</p>
          )}
        </>
      )}
    </Popover>
  );
}
