/** What the lines of baby are described as in Spanish, by their English descriptions. */
export const baby: Readonly<Record<string, string>> = {
  'Up to twelve hours of protection, with a wetness indicator that turns blue.':
    'Hasta doce horas de protección, con un indicador que se pone azul cuando está mojado.',
  'Pull on like underwear, with easy-tear sides.': 'Se suben como ropa interior y se abren fácil por los lados.',
  'Thick, plant-based wipes with water and very little else.':
    'Toallitas gruesas de origen vegetal, con agua y muy poco más.',
  'Complete nutrition for baby’s first year, with iron, DHA, and choline.':
    'Nutrición completa para el primer año del bebé, con hierro, DHA y colina.',
  'Stage 1. Steamed and puréed, with nothing added but lemon juice.':
    'Etapa 1. Al vapor y en puré, sin nada más que jugo de limón.',
  'Stage 2. A smooth blend in a pouch with a choke-safe cap.':
    'Etapa 2. Una mezcla suave en bolsita con tapa antiatragantamiento.',
  'Dissolves easily, for babies learning to feed themselves.':
    'Se disuelven fácil, para bebés que aprenden a comer solos.',
  'Gentle enough for the first bath, and kind to eyes.': 'Suave desde el primer baño, y no irrita los ojos.',
  'Zinc oxide protects and soothes from the first use.': 'El óxido de zinc protege y alivia desde la primera vez.',
  'BPA-free and dishwasher safe.': 'Sin BPA y apto para el lavavajillas.',
};
