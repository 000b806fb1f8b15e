import { useTranslation } from '@vitis/platform/i18n';

/** The shell's own texts. */
export const useTexts = () => useTranslation('shell');
