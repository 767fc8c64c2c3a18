import { Table as AntTable, Button, Modal, Select, Tabs, Typography } from 'antd';
import { useId, useMemo } from 'react';
import type {
  ChoiceProps,
  DialogProps,
  MultiSelectProps,
  Row,
  TabGroupProps,
} from '../../page/kit.js';

export * from './cards.js';
/** Its elements with the role are a hidden copy for screen readers. */
export const optionSelector = '.ant-select-item-option';

const FIELDS = ['title', 'subject', 'lecturer', 'year', 'downloads'] as const;

export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, cancel, confirm } = props;
  return (
    <Modal
      open={open}
      onCancel={onClose}
      title={title}
      closable={false}
      destroyOnHidden
      footer={
        <>
          <Button autoInsertSpace={false} onClick={onClose}>
            {cancel}
          </Button>
          <Button autoInsertSpace={false} type="primary" onClick={onClose}>
            {confirm}
          </Button>
        </>
      }
    >
      <Typography.Paragraph type="secondary">{description}</Typography.Paragraph>
      {children}
    </Modal>
  );
}

const asOptions = (options: string[]) => options.map((value) => ({ value, label: value }));

export function MultiSelect({ label, options, value, onChange }: MultiSelectProps) {
  const id = useId();
  const items = useMemo(() => asOptions(options), [options]);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        mode="multiple"
        options={items}
        value={value}
        onChange={onChange}
        style={{ width: '100%' }}
      />
    </div>
  );
}

export function Table({ head, rows }: { head: string[]; rows: Row[] }) {
  const columns = useMemo(
    () =>
      FIELDS.map((field, index) => ({
        key: field,
        dataIndex: field,
        title: head[index],
        align: index > 2 ? ('right' as const) : ('left' as const),
      })),
    [head],
  );
  return <AntTable rowKey="id" columns={columns} dataSource={rows} pagination={false} />;
}

export function Choice({ label, options, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        options={asOptions(options)}
        value={value}
        onChange={onChange}
        style={{ width: '100%' }}
      />
    </div>
  );
}

export function TabGroup({ tabs, value, onChange }: TabGroupProps) {
  return (
    <Tabs
      activeKey={value}
      destroyOnHidden
      onChange={onChange}
      items={tabs.map((tab) => ({ key: tab.id, label: tab.name, children: tab.text }))}
    />
  );
}
