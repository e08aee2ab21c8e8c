export const waitlist = {
  meta: { title: '', description: '' },
};
