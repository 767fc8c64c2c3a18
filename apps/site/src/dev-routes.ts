/** Whether the routes without a guard exist; a build with `VITE_DEV_ROUTES=false` has none. */
export const devRoutes: boolean = import.meta.env.VITE_DEV_ROUTES !== 'false';
