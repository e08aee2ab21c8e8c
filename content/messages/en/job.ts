export const job = {
  meta: { title: '', description: '' },
};
