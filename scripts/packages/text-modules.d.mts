/** A plugin of rolldown and Vite. */
export function textModules(): {
  name: string;
  transform: {
    filter: { id: RegExp };
    handler: (code: string) => { code: string; map: null; moduleType: 'js' };
  };
};
