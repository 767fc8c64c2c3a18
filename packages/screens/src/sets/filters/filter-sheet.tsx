import type { FilterData } from '../../data/sets/use-dropdown.js';
import type { CountOptions } from '../../model/sets/results-state.js';
import { NO_FILTERS, type SetQuery } from '../../model/sets/set-query.js';
import { OrderSelect } from '../results/order-and-view.js';
import { DraftDialog, type DraftDialogProps } from './draft-dialog.js';
import { FilterFields } from './filter-fields.js';

export interface FilterSheetProps
  extends Pick<DraftDialogProps<SetQuery>, 'query' | 'onApply' | 'onClose'> {
  filters: FilterData;
  countOptions: CountOptions | undefined;
}

/** Filters and order of the sets on a phone. */
export function FilterSheet({ filters, countOptions, ...dialog }: FilterSheetProps) {
  return (
    <DraftDialog {...dialog} none={NO_FILTERS}>
      {(draft, change) => (
        <>
          <FilterFields
            query={draft}
            filters={filters}
            countOptions={countOptions}
            chips
            onChange={change}
          />
          <OrderSelect sort={draft.sort} onSort={(sort) => change({ sort })} />
        </>
      )}
    </DraftDialog>
  );
}
