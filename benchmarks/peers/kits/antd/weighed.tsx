import {
  Pagination as AntPagination,
  Popover as AntPopover,
  Button,
  Descriptions as Facts,
  Input,
  Layout,
  Menu,
  Space,
  Steps,
  Typography,
} from 'antd';
import { FACTS, LINKS, STEPS } from '../../page/weighed.js';

export function Popover() {
  return (
    <AntPopover content="Dosen" trigger="click">
      <Button>Akses</Button>
    </AntPopover>
  );
}

export function Pagination() {
  return <AntPagination defaultCurrent={5} total={200} />;
}

export function Stepper() {
  return <Steps current={1} items={STEPS.map((title) => ({ title }))} />;
}

export function Descriptions() {
  return <Facts items={FACTS.map(([label, children]) => ({ key: label, label, children }))} />;
}

export function InputGroup() {
  return (
    <div>
      <label htmlFor="lama">Lama</label>
      <Input id="lama" suffix="menit" />
    </div>
  );
}

export function ButtonGroup() {
  return (
    <Space.Compact>
      <Button>Naik</Button>
      <Button>Turun</Button>
    </Space.Compact>
  );
}

export function CopyButton() {
  return <Typography.Text copyable={{ text: 'npm start' }} />;
}

export function Sidebar() {
  return (
    <Layout.Sider collapsible breakpoint="md">
      <Menu items={LINKS.map((link) => ({ key: link, label: <a href={`#${link}`}>{link}</a> }))} />
    </Layout.Sider>
  );
}
