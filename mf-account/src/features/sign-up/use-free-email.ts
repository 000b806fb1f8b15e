import { validEmail } from '@vitis/contracts';
import { EmailField } from '@vitis/domain';
import { callWithCaptcha, codeReply } from '@vitis/portal/forms';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

/** How long nothing is typed before it is asked, in milliseconds. */
const rest = 500;

/** Whether one can sign up with what is typed: the provider's words where one cannot, undefined while nothing is known. */
export function useFreeEmail(typed: string): { isFree: boolean; taken: string | undefined } {
  const [known, setKnown] = useState<{ email: string; isFree: boolean; message: string | undefined }>();
  const parsed = v.safeParse(EmailField, typed);
  const email = parsed.success ? parsed.output : null;

  useEffect(() => {
    if (email === null) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const reply = await codeReply(callWithCaptcha(validEmail, { body: { email } }));
      // What could not be asked is said when all is sent.
      if (!isCurrent || !reply.done) return;
      setKnown({ email, isFree: reply.body.available, message: reply.body.message ?? undefined });
    }, rest);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [email]);

  const isKnown = known !== undefined && known.email === email;
  return { isFree: isKnown && known.isFree, taken: isKnown ? known.message : undefined };
}
