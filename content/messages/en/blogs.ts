export const blogs = {
  meta: { title: '', description: '' },
};
