import { Part, Provider } from 'bench-part';
import { createRoot } from 'react-dom/client';

// Only weighed, never opened: it needs no props.
createRoot(document.querySelector('#root') as HTMLElement).render(
  <Provider>
    <Part />
  </Provider>,
);
