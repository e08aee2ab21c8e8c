import type { Messages } from '../content/messages/messages.ts';
import { type Locale, locales } from '../contract/locales.ts';

export const replyMessages = await inEveryLanguage('replies', 'replies');
export const apiMessages = await inEveryLanguage('api', 'api');
export const checkMessages = await inEveryLanguage('check-ga-tag', 'checkGaTag');
export const comingSoonMessages = await inEveryLanguage('coming-soon', 'comingSoon');
export const forecastMessages = await inEveryLanguage('forecast', 'forecast');
export const formMessages = await inEveryLanguage('forms', 'forms');
export const jobMessages = await inEveryLanguage('job', 'job');
export const layoutMessages = await inEveryLanguage('layout', 'layout');
export const mailMessages = await inEveryLanguage('mails', 'mails');
export const salesMessages = await inEveryLanguage('sales', 'sales');
export const scheduleMessages = await inEveryLanguage('schedule', 'schedule');
export const supportMessages = await inEveryLanguage('support', 'support');
export const waitlistMessages = await inEveryLanguage('waitlist', 'waitlist');

/** Loads the messages that `content/messages/<language>/<file>.ts` exports under a name. */
async function inEveryLanguage<Name extends keyof Messages>(
  file: string,
  name: Name,
): Promise<Record<Locale, Messages[Name]>> {
  const messages = locales.map(async (locale) => {
    const module: Pick<Messages, Name> = await import(`../content/messages/${locale}/${file}.ts`);
    return [locale, module[name]];
  });
  return Object.fromEntries(await Promise.all(messages));
}
