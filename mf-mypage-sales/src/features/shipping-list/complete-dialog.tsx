import { DELIVERY_PROOFS, type DeliveryInfo, RECEIVER_LIMIT } from '@vitis/contracts';
import { MAX_DELIVERY_PHOTOS, shortTime } from '@vitis/domain';
import type { ActionStop, PendingAction } from '@vitis/driver-outbox';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { DialogForm, useFirstErrorFocus } from '@vitis/portal/forms';
import { Notice, TextInput } from '@vitis/ui';
import { useState } from 'react';
import { useDoorCount } from './door-count.ts';
import { EarlyReason } from './early-reason.tsx';
import { keepingTrouble } from './keeping-trouble.ts';
import { preparePhoto } from './outbox/prepare-photo.ts';
import { outbox } from './outbox/use-outbox.ts';
import { PhotoField } from './photo-field.tsx';
import { RefusedBottles } from './refused-bottles.tsx';
import styles from './shipping-list.module.scss';
import { SignatureField } from './signature-field.tsx';
import { useKeptWords } from './use-kept-words.ts';

interface Props {
  about: ActionStop;
  delivery: DeliveryInfo;
  /** What was said and taken before, also before a reload. */
  draft: PendingAction | undefined;
  /** Its day is still to come, and nobody has said why it is made before. */
  isEarly: boolean;
  onClose: () => void;
}

/**
 * Hands a stop over, proven as its client wants it: by the name of who took it, a signature, photos. Each picture is on
 * the device as soon as it is taken.
 */
export function CompleteDialog({ about, delivery, draft, isEarly, onClose }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  // What its client wants; any one where it names none.
  const { proofs } = delivery;
  const door = useDoorCount(delivery, draft);
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [reason, setReason] = useState(draft?.kind === 'complete' ? draft.reason : '');
  const [tries, setTries] = useState(0);
  const fields = useFirstErrorFocus(tries);
  const [receivedBy, setReceivedBy] = useState(draft?.receivedBy ?? '');
  const [signature, setSignature] = useState(draft?.signature ?? '');
  const photos = draft?.photos ?? [];
  const proven = { PHOTO: photos.length > 0, NAME: receivedBy.trim() !== '', SIGNATURE: signature !== '' };
  const missing =
    proofs.length > 0
      ? proofs.filter((each) => !proven[each])
      : DELIVERY_PROOFS.some((each) => proven[each])
        ? []
        : DELIVERY_PROOFS;
  const unproven =
    tries === 0 || missing.length === 0
      ? undefined
      : t(proofs.length > 0 ? 'shipping.proof.missing' : 'shipping.proof.any', {
          proofs: missing.map((each) => t(`shipping.proof.${each}`)).join(' · '),
        });

  const notKept = (failure: unknown) => setError(keepingTrouble(failure));
  const attempt = async (work: () => Promise<void>, done?: () => void) => {
    setWorking(true);
    setError(null);
    try {
      await work();
      done?.();
    } catch (failure) {
      setError(failure instanceof RangeError ? 'shipping.photo.unreadable' : keepingTrouble(failure));
    } finally {
      setWorking(false);
    }
  };
  /** What the form says now. */
  const words = () => ({
    reason: isEarly ? reason.trim() : '',
    receivedBy: receivedBy.trim(),
    signature: signature || null,
    ...door.words,
  });
  const take = (files: readonly File[]) =>
    attempt(async () => {
      const room = MAX_DELIVERY_PHOTOS - photos.length;
      const taken = await Promise.all(files.slice(0, room).map(preparePhoto));
      await outbox.keepDraft(about, { ...words(), photos: [...photos, ...taken] });
    });
  const remove = (id: string) =>
    attempt(() => outbox.keepDraft(about, { photos: photos.filter((photo) => photo.id !== id) }));

  const endKeeping = useKeptWords(about, words(), notKept);
  // Strokes follow each other quickly: none of them waits for the one before to be kept.
  const keepSignature = (path: string) =>
    void outbox.keepDraft(about, { signature: path || null }).catch(notKept);
  const send = () => {
    setTries(tries + 1);
    if (missing.length > 0 || door.problem !== null || (isEarly && reason.trim() === '')) return;
    endKeeping();
    void attempt(() => outbox.record(about, 'complete', words()), onClose);
  };

  return (
    <DialogForm
      ref={fields}
      title={t('shipping.completeOf', { name: about.clientName })}
      send={t('shipping.complete')}
      busy={working}
      onSend={send}
      onClose={onClose}
    >
      {draft?.isAmended ? (
        <Notice tone="careful" title={t('shipping.amends', { time: shortTime(draft.madeAt, language) })}>
          {draft.refusal}
        </Notice>
      ) : null}
      {isEarly ? (
        <EarlyReason day={about.day} value={reason} isMissing={tries > 0} onChange={setReason} />
      ) : null}
      <RefusedBottles delivery={delivery} count={door} showsErrors={tries > 0} />
      <p>
        {t(proofs.length > 0 ? 'shipping.proof.wanted' : 'shipping.completeText', {
          proofs: proofs.map((each) => t(`shipping.proof.${each}`)).join(' · '),
        })}
      </p>
      <TextInput
        label={t('shipping.proof.NAME')}
        required={proofs.includes('NAME')}
        maxLength={RECEIVER_LIMIT}
        autoComplete="off"
        value={receivedBy}
        onChange={(event) => setReceivedBy(event.currentTarget.value)}
      />
      <SignatureField value={signature} onWrite={setSignature} onEnd={keepSignature} />
      <PhotoField
        photos={photos}
        most={MAX_DELIVERY_PHOTOS}
        busy={working}
        error={error === null ? undefined : t(error)}
        onTake={(files) => void take(files)}
        onRemove={(id) => void remove(id)}
      />
      {unproven === undefined ? null : (
        <p className={styles.why} role="alert">
          {unproven}
        </p>
      )}
    </DialogForm>
  );
}
