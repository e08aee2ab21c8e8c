export const privacy = {
  meta: { title: '', description: '' },
};
