/** An open book under a rising arc, in a field of the brand's colour. 32 by 32 units. */
export function UniversityMark() {
  return (
    <>
      <path
        className="ui:fill-brand"
        d="M4 3h24a1 1 0 0 1 1 1v13.5c0 6.2-5 10-13 12.5C8 27.5 3 23.7 3 17.500V4a1 1 0 0 1 1-1Z"
      />
      <path
        className="ui:stroke-on-brand"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M16 13.500c-2.2-1.5-4.9-2-8-2v8.500c3.1 0 5.8.5 8 2 2.2-1.5 4.9-2 8-2v-8.500c-3.1 0-5.8.5-8 2Zm0 0V22M12 7.800h8"
      />
    </>
  );
}

/** A sheet of questions between braces. 32 by 32 units. */
export function DepartmentMark() {
  return (
    <>
      <rect
        className="ui:stroke-brand"
        x="2.9"
        y="2.9"
        width="26.2"
        height="26.2"
        rx="4"
        strokeWidth="1.8"
      />
      <path
        className="ui:stroke-brand"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M11.5 8.500H10.800a2 2 0 0 0-2 2v3.200L7 16l1.8 2.300v3.200a2 2 0 0 0 2 2h.700M20.5 8.500h.700a2 2 0 0 1 2 2v3.200L25 16l-1.8 2.300v3.200a2 2 0 0 1-2 2h-.700M13.5 13.500h5M13.5 18.500h3"
      />
    </>
  );
}
