/** What the choices of made-to-order items are called in Spanish, and their groups; the retailer's own are the English ones. */
const names = `
Thickness = Grosor; Shaved = Muy delgado; Thin = Delgado; Medium = Mediano; Thick = Grueso; Unsliced = Sin rebanar
Bread = Pan; White roll = Pan blanco; Wheat roll = Pan integral; Sourdough = Masa madre; Dutch crunch = Pan crujiente holandés
Gluten-free roll = Pan sin gluten; Whole wheat = Integral; Gluten-free = Sin gluten
Meat = Carne; Roast turkey = Pavo asado; Honey ham = Jamón de miel; Roast beef = Roast beef; Pastrami = Pastrami
Salami = Salami; Chicken breast = Pechuga de pollo; Grilled vegetables = Verduras a la parrilla
Cheese = Queso; Provolone = Provolone; Swiss = Suizo; Cheddar = Cheddar; Pepper jack = Pepper jack; American = Americano
Vegan cheese = Queso vegano; No cheese = Sin queso
Toppings = Ingredientes; Lettuce = Lechuga; Tomato = Jitomate; Onion = Cebolla; Onions = Cebolla; Pickles = Pepinillos
Jalapeños = Jalapeños; Olives = Aceitunas; Sprouts = Germinado; Avocado = Aguacate; Bacon = Tocino; Egg = Huevo
Pepperoni = Pepperoni; Italian sausage = Salchicha italiana; Mushrooms = Champiñones; Bell peppers = Pimientos
Peppers = Pimientos; Pineapple = Piña; Fresh basil = Albahaca fresca
Sauce = Salsa; Mayo = Mayonesa; Yellow mustard = Mostaza amarilla; Dijon mustard = Mostaza Dijon
Oil and vinegar = Aceite y vinagre; Pesto = Pesto; Chipotle mayo = Mayonesa de chipotle; White garlic = Salsa blanca de ajo
Barbecue = Barbacoa; Mozzarella = Mozzarella; Extra mozzarella = Extra mozzarella; Four-cheese blend = Mezcla de cuatro quesos
Size = Tamaño; Milk = Leche; Whole milk = Leche entera; 2% milk = Leche reducida en grasa (2%)
Nonfat milk = Leche descremada; Oat milk = Leche de avena; Almond milk = Leche de almendra; No milk = Sin leche
Extras = Extras; Extra shot = Espresso extra; Vanilla syrup = Jarabe de vainilla; Caramel syrup = Jarabe de caramelo
Hazelnut syrup = Jarabe de avellana; Whipped cream = Crema batida; Decaf = Descafeinado
Cake = Pan; Vanilla = Vainilla; Chocolate = Chocolate; Marble = Marmoleado; Lemon = Limón; Red velvet = Red velvet
Filling = Relleno; Strawberry = Fresa; Raspberry = Frambuesa; Bavarian cream = Crema bávara
Chocolate mousse = Mousse de chocolate; Frosting = Betún; Buttercream = Crema de mantequilla; Cream cheese = Queso crema
Chocolate fudge = Fudge de chocolate; Trim colors = Colores del decorado; White = Blanco; Pink = Rosa; Blue = Azul
Yellow = Amarillo; Green = Verde; Purple = Morado; Red = Rojo
Colors = Colores; Florist’s choice = A elección del florista; Reds = Rojos; Pinks = Rosas; Yellows = Amarillos
Whites = Blancos; Purples = Morados; Vase = Florero; Clear glass = Vidrio transparente; White ceramic = Cerámica blanca
No vase = Sin florero; Card = Tarjeta; Blank card = Tarjeta en blanco; Happy birthday = Feliz cumpleaños
Thank you = Gracias; With sympathy = Condolencias; Congratulations = Felicidades`;

/** By their English names. */
export const spanishOptions: ReadonlyMap<string, string> = new Map(
  names
    .trim()
    .split(/\n|; /)
    .map((pair) => pair.split(' = ') as [string, string]),
);
