export const terms = {
  meta: { title: '', description: '' },
};
