import { Text } from '../text/index.js';
import { Accordion, AccordionItem } from './accordion.js';

export const Do = () => (
  <Accordion>
    <AccordionItem value="kapan" title="Kapan kuncinya dibuka?" level={4}>
      <Text size="sm">Pada waktu yang Anda pilih, menurut WIB.</Text>
    </AccordionItem>
    <AccordionItem value="format" title="Format apa yang diterima?" level={4}>
      <Text size="sm">PDF, DOCX, dan TXT.</Text>
    </AccordionItem>
  </Accordion>
);

export const Dont = () => (
  <Accordion>
    <AccordionItem value="info" title="Info" level={4}>
      <Text size="sm">Kunci dibuka pada waktu yang Anda pilih, menurut WIB.</Text>
    </AccordionItem>
    <AccordionItem value="lainnya" title="Lainnya" level={4}>
      <Text size="sm">Format yang diterima: PDF, DOCX, dan TXT.</Text>
    </AccordionItem>
  </Accordion>
);
