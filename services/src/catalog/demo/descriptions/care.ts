/** What the lines of personal care and health are described as in Spanish, by their English descriptions. */
export const care: Readonly<Record<string, string>> = {
  'Sulfate-free. Cleans without weighing hair down.': 'Sin sulfatos. Limpia sin apelmazar el cabello.',
  'Detangles, softens, and adds shine.': 'Desenreda, suaviza y da brillo.',
  'Flexible hold that brushes right out.': 'Fijación flexible que se quita con el cepillo.',
  'A rich lather that won’t dry out skin.': 'Mucha espuma que no reseca la piel.',
  'Gentle enough for frequent washing.': 'Suave, para lavarse las manos muchas veces al día.',
  'Absorbs fast and never feels greasy.': 'Se absorbe rápido y nunca se siente grasosa.',
  'Broad spectrum, non-nano zinc oxide. Water resistant (80 minutes).':
    'De amplio espectro, con óxido de zinc que no es nano. Resiste el agua (80 minutos).',
  'Aluminum-free, with 24-hour odor protection.': 'Sin aluminio, con 24 horas de protección contra el olor.',
  'A close, comfortable shave with a no-slip grip.': 'Afeitada al ras y cómoda, con mango antideslizante.',
  'Cavity protection with fluoride and a clean that lasts.':
    'Protege contra las caries con flúor y deja una limpieza que dura.',
  'Rounded bristles and a no-slip handle.': 'Cerdas redondeadas y mango antideslizante.',
  'Thirty seconds, twice a day.': 'Treinta segundos, dos veces al día.',
  'Made in the USA and third-party tested. These statements have not been evaluated by the Food and Drug Administration.':
    'Hecho en Estados Unidos y probado por un laboratorio independiente. La Administración de Alimentos y Medicamentos (FDA) no ha evaluado estas afirmaciones.',
  'Made with fruit pectin. Keep out of reach of children.':
    'Hechas con pectina de fruta. Mantén fuera del alcance de los niños.',
  'Read the Drug Facts label, and ask a pharmacist if you take other medicines.':
    'Lee la etiqueta del medicamento y consulta al farmacéutico si tomas otros.',
  'Fast relief when you need it. ID required at checkout; limit two.':
    'Alivio rápido cuando lo necesitas. Se pide identificación al pagar; máximo dos.',
  'For the medicine cabinet.': 'Para el botiquín.',
  'A first-aid kit essential.': 'Indispensable en el botiquín de primeros auxilios.',
};
