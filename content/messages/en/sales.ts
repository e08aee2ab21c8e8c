export const sales = {
  meta: { title: '', description: '' },
};
