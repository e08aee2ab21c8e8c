export const schedule = {
  meta: { title: '', description: '' },
};
