import * as v from 'valibot';
import { askOtherService } from '../../http/ask-other-service.ts';

/** Google's captcha as the shop knows it. */
export interface RecaptchaSettings {
  secret: string;
  /** Where Google is. */
  url: string;
}

/** What the environment says of it. */
interface RecaptchaVariables {
  VITIS_RECAPTCHA_KEY?: string | undefined;
  VITIS_RECAPTCHA_SECRET?: string | undefined;
  VITIS_RECAPTCHA_URL: string;
}

/** Null where it says nothing; throws one `Error` that names what is missing. */
export function recaptchaSettings(read: RecaptchaVariables): RecaptchaSettings | null {
  const { VITIS_RECAPTCHA_KEY: key, VITIS_RECAPTCHA_SECRET: secret } = read;
  if (key === undefined && secret === undefined) return null;
  if (key === undefined || secret === undefined)
    throw new Error(
      'The configuration is not usable:\n  VITIS_RECAPTCHA_KEY, VITIS_RECAPTCHA_SECRET: must be set both',
    );
  return { secret, url: read.VITIS_RECAPTCHA_URL.replace(/\/$/, '') };
}

const Verified = v.object({ success: v.boolean(), hostname: v.optional(v.string()) });

/**
 * Asks Google whether a token was solved, for this shop: one that was solved elsewhere with the same key is none. The
 * visitor's address is not told. Throws 503 where Google does not answer.
 */
export async function isSolvedRecaptcha(
  { secret, url }: RecaptchaSettings,
  token: string,
  publicOrigin: string | null,
): Promise<boolean> {
  const { success, hostname } = await askOtherService(
    `${url}/recaptcha/api/siteverify`,
    {},
    Verified,
    {},
    new URLSearchParams({ secret, response: token }),
  );
  return success && (publicOrigin === null || hostname === new URL(publicOrigin).hostname);
}
