export const thankYou = {
  meta: { title: '', description: '' },
};
