export const team = {
  meta: { title: '', description: '' },
};
