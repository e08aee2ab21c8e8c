export const article = {
  meta: { title: '', description: '' },
};
