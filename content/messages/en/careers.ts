export const careers = {
  meta: { title: '', description: '' },
};
