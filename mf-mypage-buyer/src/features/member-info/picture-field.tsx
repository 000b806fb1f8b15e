import {
  changeImage,
  deleteImage,
  getMe,
  PICTURE_TYPES,
  type Picture,
  UPLOAD_LIMIT,
  uploadImage,
} from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { Avatar, Button, buttonClass } from '@vitis/ui';
import { useId, useState } from 'react';
import styles from './member-info.module.scss';

const MEGABYTES = UPLOAD_LIMIT / 1024 / 1024;

/** Why a file is not sent at all. */
function issueOf({ size, type }: File): 'EMPTY' | 'TOO_LARGE' | 'NOT_A_PICTURE' | null {
  if (size === 0) return 'EMPTY';
  if (size > UPLOAD_LIMIT) return 'TOO_LARGE';
  return PICTURE_TYPES.some((known) => known === type) ? null : 'NOT_A_PICTURE';
}

/** A member's picture: chosen, and there at once. What it really is, the provider says. */
export function PictureField({ name, picture }: { name: string; picture: Picture | null }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const id = useId();
  const [issue, setIssue] = useState<string | null>(null);
  const upload = useSettledCommand(uploadImage, { tells: ['refused'] });
  const take = useSettledCommand(changeImage, { refreshes: [getMe], tells: ['refused'] });
  const drop = useSettledCommand(deleteImage, { refreshes: [getMe] });
  const busy = upload.busy || take.busy || drop.busy;
  const refusal = upload.refusal ?? take.refusal;

  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    upload.forget();
    const wrong = issueOf(file);
    setIssue(wrong && t(`memberInfo.picture.issues.${wrong}`, { megabytes: MEGABYTES }));
    if (wrong !== null) return;
    const stored = await upload.run({ file });
    if (stored.kind === 'done') await take.run({ body: { idFile: stored.body.id } });
  };
  return (
    <div className={styles.picture}>
      <Avatar size={72} name={name} src={picture ? `${picture.base}-${picture.widths[0]}.webp` : undefined} />
      <div className={styles.pictureText}>
        <div className={styles.buttons}>
          <label className={buttonClass({ size: 'small' })} htmlFor={id} data-busy={busy || undefined}>
            {t(picture === null ? 'memberInfo.picture.choose' : 'memberInfo.picture.change')}
          </label>
          <input
            id={id}
            className="visually-hidden"
            type="file"
            accept={PICTURE_TYPES.join()}
            disabled={busy}
            aria-describedby={`${id}-note`}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              // The same file may be chosen again after it was refused.
              event.currentTarget.value = '';
              void choose(file);
            }}
          />
          {picture === null ? null : (
            <Button size="small" variant="quiet" disabled={busy} onClick={() => void drop.run({})}>
              {t('memberInfo.picture.remove')}
            </Button>
          )}
        </div>
        <p id={`${id}-note`} className={issue || refusal ? styles.wrong : styles.note} aria-live="polite">
          {issue ?? refusal?.message ?? t('memberInfo.picture.hint', { megabytes: MEGABYTES })}
        </p>
      </div>
    </div>
  );
}
