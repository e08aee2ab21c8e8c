/** True if a text is an email address. Not in a file that imports zod, for pages that need nothing else. */
export function isEmail(value: string): boolean {
  const [, mailbox = '', domain = ''] = /^([^@]+)@([^@]+)$/.exec(value) ?? [];
  return (
    /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(mailbox) &&
    mailbox.length <= 64 &&
    isDomain(domain)
  );
}

export function isDomain(name: string): boolean {
  const labels = name.split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}\p{M}]([\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u.test(label)) &&
    /^(xn--.+|[\p{L}\p{M}]{2,})$/u.test(last)
  );
}
