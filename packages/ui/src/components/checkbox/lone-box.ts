/** The label around a box without text: 44 px on touch, of which 12 px on each side are its surroundings'. */
export const loneBoxStyle = 'ui:pointer-coarse:-m-3 ui:pointer-coarse:p-3';
