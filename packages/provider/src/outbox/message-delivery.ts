import type { Config } from '../config.ts';
import type { Consumers } from './dispatcher.ts';
import { toLocalMailbox } from './local-mailbox.ts';
import type { MailHouse } from './render-mail.ts';
import { smsDelivery } from './sms-gateway.ts';

/**
 * Where mails and text messages go: to the servers that are configured, otherwise to the local mailbox. What speaks SMTP is
 * loaded where it is wanted alone: it takes more memory than all mails.
 */
export async function messageDelivery(
  config: Config,
): Promise<Pick<Consumers, 'mail' | 'sms'> & { close(): void }> {
  const house: MailHouse = {
    brand: config.brand,
    origin: config.shopOrigin,
    companyName: config.supplier.companyName,
    englishName: config.house.english?.companyName,
    contactEmail: config.contactEmail,
  };
  const smtp = config.smtp && (await import('./smtp.ts')).smtpDelivery(config.smtp, house);
  return {
    mail: smtp ?? toLocalMailbox(house),
    sms: config.sms ? smsDelivery(config.sms, config.brand) : toLocalMailbox(house),
    close: () => smtp?.close(),
  };
}
