declare module 'virtual:story-code' {
  const code: Record<string, Record<string, string>>;
  export default code;
}
